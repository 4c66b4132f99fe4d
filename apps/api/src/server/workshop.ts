/** The build of the workshop beside the server, as `pnpm start` makes one (scripts/start). */
export type Workshop = {
  /** `none`: nobody builds it here. What lies in its folder is shown unless it is `under way`. */
  build: "none" | "under way" | "failed";
  /** Ends a build that is under way, with all its processes; part of the server's own end. */
  end(): Promise<void>;
};

export const noWorkshop = (): Workshop => ({ build: "none", end: () => Promise.resolve() });
