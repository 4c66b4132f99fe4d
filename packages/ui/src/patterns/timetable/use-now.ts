import { useSyncExternalStore } from "react";
import { minuteInLagos } from "@polyportal/domain/format/date";

const subscribe = (onMinute: () => void) => {
  const timer = setInterval(onMinute, 15_000);
  return () => clearInterval(timer);
};

/** The current minute in Nigeria, "2026-11-23T09:30"; "" on a server, whose page may be read later. */
export const useNow = (): string => useSyncExternalStore(subscribe, minute, () => "");

const minute = (): string => minuteInLagos();
