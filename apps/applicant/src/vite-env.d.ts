interface ImportMetaEnv {
  /** Origin of the api where the app lives at an origin of its own; else empty. */
  readonly VITE_API_ORIGIN?: string;
}
