/** Invented people of the pictures; the same person keeps the same initials everywhere. */
export const PEOPLE = {
  lina: { name: "Lina M.", initials: "LM" },
  karim: { name: "Karim D.", initials: "KD" },
  nadia: { name: "Nadia B.", initials: "NB" },
  tom: { name: "Tom R.", initials: "TR" },
  ines: { name: "Inès V.", initials: "IV" },
  pablo: { name: "Pablo S.", initials: "PS" },
  jeanne: { name: "Jeanne C.", initials: "JC" },
  omar: { name: "Omar K.", initials: "OK" },
} as const;

/** Key of one invented person. */
export type PersonId = keyof typeof PEOPLE;
