interface ImportMetaEnv {
  /** Origin of the api where the app lives at an origin of its own; else empty. */
  readonly VITE_API_ORIGIN?: string;
  /** Origin of the portal where that lives at an origin of its own, as in development; else empty. */
  readonly VITE_PORTAL_ORIGIN?: string;
}
