/** Sentences of Markdown blocks with the spaces between them; lists and tables stay whole. */
export function sentences(blocks: readonly string[]): string[] {
  return blocks.flatMap((block, index) => {
    const text = index === 0 ? block : `\n\n${block}`;
    if (/^\s*(?:[-*|]|\d+\.)\s/m.test(block)) return [text];
    return (
      text
        .match(/[\s\S]+?(?:[.!?…][*)»”"]*(?=\s+[\p{Lu}¿¡]|\s*$)|$)(?:\s+(?=[\p{Lu}¿¡]))?/gu)
        ?.filter((part) => part !== "") ?? [text]
    );
  });
}
