/** Both sides name it in their first message; another number is refused, nothing is guessed. */
export const PROTOCOL_VERSION = 3;
