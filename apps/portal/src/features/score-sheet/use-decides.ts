import { useProfile } from "../../app/profile.ts";

/** The steps by which offices take a sheet further. */
export const forwardActs = ["check", "approve", "publish"] as const;

/** Whether the reader is of an office that takes sheets further; which ones, each sheet says. */
export function useDecides(): boolean {
  const { claims } = useProfile();
  return forwardActs.some((act) => claims.includes(`results.${act}`));
}
