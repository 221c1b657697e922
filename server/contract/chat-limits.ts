/** Longest text of one visitor turn. */
export const MAX_QUESTION_CHARS = 2_000;
/** Most messages a request may carry. */
export const MAX_MESSAGES = 200;
