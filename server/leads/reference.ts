import { randomBytes } from "node:crypto";

/** Letters and digits that are not mistaken for one another when read aloud or typed. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** A number to quote on the phone, such as `7F3K-9Q2M`; 6e11 possibilities, so a clash is not to be expected. */
export function createReference(): string {
  let text = "";
  while (text.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // Bytes past the last full multiple would make some letters likelier.
      if (byte < 256 - (256 % ALPHABET.length) && text.length < LENGTH) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
}
