import type { ReactNode } from "react";
import { useEffect, useRef } from "react";

/** Why a form could not be sent: announced, and focused so that the next key starts from there. */
export function FormFailure({ message, children }: { message: string | null; children?: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) box.current?.focus();
  }, [message]);
  if (message === null) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-lg border-s-4 border-alert bg-alert-soft px-4 py-3 outline-offset-2"
    >
      <p className="font-semibold">{message}</p>
      {children}
    </div>
  );
}
