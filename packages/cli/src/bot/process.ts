/** A bot that runs as a program of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { platform } from "node:os";
import { LIMITS, quoted } from "@fhtagn/rules";
import { CliError, type SayProblem } from "../errors.ts";
import { linesOf, TOO_LONG } from "./bounded-lines.ts";
import {
  type BotMessage,
  PROTOCOL,
  ProtocolError,
  readMessageFields,
  type TableMessage,
} from "./messages.ts";

/** A shell and what it runs can be ended together, but not on Windows. */
const HAS_GROUPS = platform() !== "win32";

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // they have ended by themselves
  }
}

type Line = string | typeof TOO_LONG | "ended" | "silent";

/** One line goes out, one comes back. What it says unasked waits in its own pipe. */
export class BotProcess {
  readonly #child: ChildProcess;
  readonly #command: string;
  readonly #seconds: number;
  readonly #lines: AsyncGenerator<string | typeof TOO_LONG>;
  #ended = false;

  constructor(command: string, seconds: number) {
    this.#command = command;
    this.#seconds = seconds;
    this.#child = spawn(command, {
      shell: true,
      stdio: ["pipe", "pipe", "inherit"],
      detached: HAS_GROUPS,
    });
    const { stdin, stdout } = this.#child;
    if (stdin === null || stdout === null) throw new CliError(({ program }) => program.notStarted(command));
    stdin.on("error", () => this.#end());
    this.#child.on("error", () => this.#end());
    this.#lines = linesOf(stdout);
  }

  /** The name it gives itself. */
  async greet(): Promise<string> {
    const hello = await this.ask({ type: "hello", protocol: PROTOCOL });
    if (hello.type !== "hello")
      throw this.#fault(({ program }) => program.helloAnswer(this.#command, quoted(String(hello.type))));
    return quoted(String(hello.name ?? this.#command));
  }

  async ask(message: TableMessage): Promise<BotMessage> {
    this.tell(message);
    const line = await this.#nextLine();
    if (line === TOO_LONG)
      throw this.#fault(({ program }, locale) =>
        program.tooLong(this.#command, LIMITS.fileBytes.toLocaleString(locale)),
      );
    if (line === "ended") throw this.#fault(({ program }) => program.ended(this.#command));
    if (line === "silent") throw this.#fault(({ program }) => program.silent(this.#command, this.#seconds));
    return this.#read(line);
  }

  tell(message: TableMessage): void {
    if (!this.#ended) this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  close(): void {
    this.tell({ type: "bye" });
    this.#child.stdin?.end();
  }

  #read(line: string): BotMessage {
    try {
      return readMessageFields(line) as unknown as BotMessage; // what is in it is checked by whoever reads it
    } catch (problem) {
      if (!(problem instanceof ProtocolError)) throw problem;
      throw this.#fault(({ program }) => program.said(this.#command, quoted(line)));
    }
  }

  /** The shell that started the program goes with it. */
  #fault(say: SayProblem): CliError {
    const { pid } = this.#child;
    if (HAS_GROUPS && pid !== undefined && this.#child.exitCode === null) endGroup(pid);
    else this.#child.kill();
    this.#child.stdout?.destroy();
    return new CliError(say);
  }

  #end(): void {
    this.#ended = true;
  }

  async #nextLine(): Promise<Line> {
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<"silent">((resolve) => {
      timer = setTimeout(() => resolve("silent"), 1000 * this.#seconds);
    });
    const next = this.#lines.next().then(
      ({ done, value }): Line => (done === true ? "ended" : value),
      (): Line => "ended",
    );
    const line = await Promise.race([silent, next]);
    clearTimeout(timer);
    return line;
  }
}
