/** How hard a password is to guess: 0 very weak to 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Pieces that make a password easy to guess, whatever is added to them. */
const COMMON =
  /pass|mot ?de ?passe|contrase|qwert|azert|asdf|1234|abcd|letmein|welcome|admin|iloveyou|soleil|bonjour|alerio/gi;

/**
 * A hint, not a rule: counts what is left once common words and repetitions are taken out. Four unrelated words reach
 * the top as well as a shorter mixture of letters, digits and signs.
 */
export function passwordStrength(password: string): PasswordStrength {
  const rest = password
    .replace(COMMON, "x")
    .replace(/(.)\1+/g, "$1")
    .replace(/(..+)\1+/g, "$1");
  const alphabet =
    (/[a-z]/.test(rest) ? 26 : 0) +
    (/[A-Z]/.test(rest) ? 26 : 0) +
    (/\d/.test(rest) ? 10 : 0) +
    (/[^a-zA-Z\d]/.test(rest) ? 20 : 0);
  const bits = rest.length * Math.log2(Math.max(alphabet, 2));
  const steps = [28, 42, 56, 72];
  return steps.filter((step) => bits >= step).length as PasswordStrength;
}
