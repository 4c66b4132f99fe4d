import { useEffect, useEffectEvent, useState } from "react";

/**
 * Calls `onClose` once `durationMs` have passed; without a duration never. The clock starts over
 * when the person stops pointing at or focusing the notice: spread `holdProps` on its root.
 */
export function useAutoClose(durationMs: number | undefined, onClose: () => void) {
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (durationMs === undefined || held) return;
    const timer = setTimeout(close, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
