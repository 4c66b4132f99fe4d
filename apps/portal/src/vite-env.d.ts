interface ImportMetaEnv {
  /** Origin of the api where the app lives at an origin of its own; else empty. */
  readonly VITE_API_ORIGIN?: string;
  /** Origin of the applicant app where that lives at an origin of its own, as in development; else empty. */
  readonly VITE_APPLICANT_ORIGIN?: string;
}
