import { useEffect, useEffectEvent, useState } from "react";

/**
 * Calls `onClose` after `durationMs`, or never without it. Pointing at the notice or focusing it pauses and
 * restarts the timer: spread `holdProps` on its root.
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
