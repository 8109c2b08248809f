/** Where the worker begins: `npm run build:bot-worker` makes one file of this. */
import type { WorkerReply, WorkerRequest } from "./messages.ts";
import { makeReplier } from "./replies.ts";

/** As much of a Web Worker's global scope as is used here. */
interface WorkerScope {
  onmessage: (event: { readonly data: WorkerRequest }) => void;
  postMessage(reply: WorkerReply): void;
}

const scope = globalThis as unknown as WorkerScope; // packages are checked without the types of a browser
const replyTo = makeReplier();

scope.onmessage = ({ data }) => scope.postMessage(replyTo(data));
