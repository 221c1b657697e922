import type { ComponentType } from "react";

/** What a form inside the chat is given and what it tells back. */
export type ChatFormProps = {
  /** What the visitor said so far. Only the form reads it; nothing typed into the form ever goes back to the chat. */
  prefill: Partial<Record<string, string>>;
  /** Called once the form has done its work. */
  onDone: () => void;
};

type LoadForm = () => Promise<ComponentType<ChatFormProps>>;

const forms = new Map<string, LoadForm>();

/**
 * Gives the chat a form that another feature owns. Features do not import each other, so the site, which knows both,
 * calls this once; the form's code is loaded when an answer first asks for it.
 */
export function provideChatForm(name: "register", load: LoadForm): void {
  forms.set(name, load);
}

/** The provided form, or undefined: then the card links to the page that has it. */
export function chatForm(name: string): LoadForm | undefined {
  return forms.get(name);
}
