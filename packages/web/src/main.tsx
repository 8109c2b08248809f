import { startApp } from "./app/start-app.tsx";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";

await startApp();
