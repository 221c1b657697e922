/** Most answers a model writes in one conversation; a visitor who needs more is better served by a person. */
const MAX_PER_CONVERSATION = 40;
/** Most answers a model writes a day, in this process: a bound on cost that one flood cannot pass. */
const MAX_PER_DAY = 5_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Conversations counted at once; the oldest are forgotten first. */
const MAX_COUNTED = 20_000;

/** Counts a model's answers. Above the budget the knowledge answerer takes over, unseen by the visitor. */
export type ModelBudget = {
  /** Takes one answer from the budget; false when it is used up. */
  take(conversationId: string): boolean;
};

/** A fresh budget; `now` in epoch milliseconds. */
export function createModelBudget(options: {
  now: () => number;
  maxPerDay?: number;
  maxPerConversation?: number;
}): ModelBudget {
  const { now, maxPerDay = MAX_PER_DAY, maxPerConversation = MAX_PER_CONVERSATION } = options;
  const perConversation = new Map<string, number>();
  let day = 0;
  let today = 0;
  return {
    take: (conversationId) => {
      const current = Math.floor(now() / DAY_MS);
      if (current !== day) {
        day = current;
        today = 0;
        perConversation.clear();
      }
      const used = perConversation.get(conversationId) ?? 0;
      if (today >= maxPerDay || used >= maxPerConversation) return false;
      today += 1;
      perConversation.set(conversationId, used + 1);
      const oldest = perConversation.keys().next();
      if (perConversation.size > MAX_COUNTED && oldest.done !== true) perConversation.delete(oldest.value);
      return true;
    },
  };
}
