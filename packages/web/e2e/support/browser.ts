/** One browser for all files of a worker: each visitor has a profile of his own anyway. It goes with the worker. */
import { launchChromium } from "@fhtagn/testkit/browser";

export const browser = await launchChromium();
