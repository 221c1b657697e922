import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test("common and repeated passwords are weak, however long they are", () => {
  for (const password of ["", "password", "password1234", "aaaaaaaaaaaaaaaa", "abababababababab", "azerty12"]) {
    expect([password, passwordStrength(password) <= 1]).toEqual([password, true]);
  }
});

test("unrelated words and long mixtures are strong", () => {
  for (const password of ["correct horse battery staple", "t7#Kq!vZ2m&Ls9"]) {
    expect([password, passwordStrength(password)]).toEqual([password, 4]);
  }
  expect(passwordStrength("blue river 42")).toBeGreaterThanOrEqual(2);
});
