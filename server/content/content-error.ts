/** One mistake in a knowledge file, worded for the person who edits it. */
export type ContentIssue = {
  /** Path relative to the knowledge folder, with forward slashes. */
  file: string;
  /** 1-based line, or 1 when the whole file is meant. */
  line: number;
  message: string;
};

/** `file:line message`, the form shown in logs and by `npm run knowledge check`. */
export function formatIssue({ file, line, message }: ContentIssue): string {
  return `${file}:${line} ${message}`;
}

/** Thrown when the knowledge folder cannot be used; carries every mistake found, not only the first. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(`The knowledge folder has ${issues.length} mistake(s):\n${issues.map(formatIssue).join("\n")}`);
    this.name = "ContentError";
    this.issues = issues;
  }
}
