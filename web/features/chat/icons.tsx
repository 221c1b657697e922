/** Icons only the chat needs, drawn like the site's set; they load with the chat. */
import type { ReactNode } from "react";

function drawn(d: string): () => ReactNode {
  return function ChatOwnIcon() {
    return (
      <svg viewBox="0 0 24 24" className="illu-icon chat-icon" aria-hidden="true">
        <path d={d} />
      </svg>
    );
  };
}

export const MoreIcon = /* @__PURE__ */ drawn(
  "M5.5 11.5a.6.6 0 1 0 .1 0zM12 11.5a.6.6 0 1 0 .1 0zM18.5 11.5a.6.6 0 1 0 .1 0z",
);
export const EditIcon = /* @__PURE__ */ drawn("M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17v3M14.5 7.5l3 3");
export const NewIcon = /* @__PURE__ */ drawn("M12 5v14M5 12h14");
export const PastIcon = /* @__PURE__ */ drawn("M3.5 12a8.5 8.5 0 1 0 2.6-6.1M3.5 4v4h4M12 7.5V12l3 2");
export const SaveIcon = /* @__PURE__ */ drawn("M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14");
export const EraseIcon = /* @__PURE__ */ drawn("M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5");
export const LeaveIcon = /* @__PURE__ */ drawn("M14 4h5v16h-5M4 12h10M10.5 8.5 14 12l-3.5 3.5");
export const WideIcon = /* @__PURE__ */ drawn("M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7");
export const MinimiseIcon = /* @__PURE__ */ drawn("M6 9.5 12 15l6-5.5");
export const HideIcon = /* @__PURE__ */ drawn(
  "M4 4l16 16M9.9 5.4A9.7 9.7 0 0 1 12 5.2c5 0 8.5 4.6 9.3 6.8a12 12 0 0 1-2.5 3.7M6.4 7.4A12.4 12.4 0 0 0 2.7 12c.8 2.2 4.3 6.8 9.3 6.8 1.5 0 2.9-.4 4.1-1M10.2 10.2a2.6 2.6 0 0 0 3.6 3.6",
);
export const InfoIcon = /* @__PURE__ */ drawn("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5M12 8h.01");
