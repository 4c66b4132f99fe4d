/** What an access token says: which session, of whom. Type and role are read from the database. */
export type AccessClaims = { readonly userId: string; readonly sessionId: string };

/** What an applicant token opens. */
export type ApplicantClaims = {
  readonly applicationId: string;
  readonly rrr: string;
  readonly programme: string;
};

export type IssuedToken = { readonly token: string; readonly expires: Date };

/** Signs and checks the bearer tokens; a wrong or expired one reads as undefined. */
export type Tokens = {
  issueAccess: (claims: AccessClaims) => Promise<IssuedToken>;
  issueApplicant: (claims: ApplicantClaims) => Promise<IssuedToken>;
  readAccess: (token: string) => Promise<AccessClaims | undefined>;
  readApplicant: (token: string) => Promise<ApplicantClaims | undefined>;
};
