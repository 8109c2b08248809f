/** A bot that runs as a program of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { CliError } from "../errors.ts";
import {
  type BotMessage,
  PROTOCOL,
  ProtocolError,
  readMessageFields,
  type TableMessage,
} from "./messages.ts";

/** One line goes out, one comes back. */
export class BotProcess {
  readonly #child: ChildProcess;
  readonly #command: string;
  readonly #seconds: number;
  readonly #lines: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #ended = false;

  constructor(command: string, seconds: number) {
    this.#command = command;
    this.#seconds = seconds;
    this.#child = spawn(command, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
    const { stdin, stdout } = this.#child;
    if (stdin === null || stdout === null) throw new CliError(`"${command}" cannot be started`);
    stdin.on("error", () => this.#end());
    this.#child.on("error", () => this.#end());
    const lines = createInterface({ input: stdout });
    lines.on("line", (line) => this.#take(line));
    lines.on("close", () => this.#end());
  }

  /** The name it gives itself. */
  async greet(): Promise<string> {
    const hello = await this.ask({ type: "hello", protocol: PROTOCOL });
    if (hello.type !== "hello") throw this.#fault(`said "${hello.type}" to a hello`);
    return String(hello.name ?? this.#command);
  }

  async ask(message: TableMessage): Promise<BotMessage> {
    this.tell(message);
    const line = await this.#nextLine();
    if (line === undefined) throw this.#fault(this.#ended ? "ended" : `said nothing for ${this.#seconds} s`);
    try {
      return readMessageFields(line) as unknown as BotMessage; // what is in it is checked by whoever reads it
    } catch (problem) {
      throw problem instanceof ProtocolError ? this.#fault(`said: ${line.slice(0, 80)}`) : problem;
    }
  }

  tell(message: TableMessage): void {
    if (!this.#ended) this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  close(): void {
    this.tell({ type: "bye" });
    this.#child.stdin?.end();
  }

  #fault(what: string): CliError {
    this.#child.kill();
    return new CliError(`"${this.#command}" ${what}`);
  }

  #take(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#lines.push(line);
    else waiting(line);
  }

  #end(): void {
    this.#ended = true;
    this.#waiting?.(undefined);
    this.#waiting = undefined;
  }

  #nextLine(): Promise<string | undefined> {
    const line = this.#lines.shift();
    if (line !== undefined || this.#ended) return Promise.resolve(line);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), 1000 * this.#seconds);
      this.#waiting = (next) => {
        clearTimeout(timer);
        resolve(next);
      };
    });
  }
}
