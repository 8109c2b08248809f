// A server as a process of its own, so that it can be killed. Says its port when it listens.
import { register } from "tsx/esm/api";

register();
const { serveAlone } = await import("./serve-alone.ts");
await serveAlone();
