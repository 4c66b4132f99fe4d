/** The Storybook build that `pnpm start` runs beside the server (scripts/start). */
export type Workshop = {
  /** `none`: nobody builds it here. An existing folder is served unless the build is `under way`. */
  build: "none" | "under way" | "failed";
  /** Stops a running build with all its processes, when the server stops. */
  end(): Promise<void>;
};

export const noWorkshop = (): Workshop => ({ build: "none", end: () => Promise.resolve() });
