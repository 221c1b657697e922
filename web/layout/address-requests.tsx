import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { askChat, openChat } from "../lib/chat-events.ts";

/**
 * Links that speak to the chat: `?ask=...` opens it with the question, `?chat=open` opens it. The words leave the
 * address afterwards, so that a reload or the way back does not ask again. Stands after the chat, which listens first.
 */
export function AddressRequests(): null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const question = parameters.get("ask");
    const wantsChat = parameters.get("chat") === "open";
    if (question === null && !wantsChat) return;
    if (question !== null) askChat({ text: question, source: "link" });
    else openChat();
    parameters.delete("ask");
    if (wantsChat) parameters.delete("chat");
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true, state });
  }, [pathname, search, hash, state, navigate]);
  return null;
}
