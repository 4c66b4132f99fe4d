import {
  forgetApplicantAccess,
  readApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { use, type ReactNode } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { definitionOf } from "../../app/definitions.ts";
import { setOpenApplication } from "../../app/open-application.ts";
import { programmeAt } from "../../app/programme-at.ts";

/** An application that this tab has opened with the RRR of its paid invoice. */
export type Opened = { programme: Programme; rrr: string };

/** What the sign-in page is told of somebody who is sent to it: their token has expired, or the form is another's. */
export type SentBack = { expired: boolean; rrr: string; hash: string };

/**
 * The programme of the page's address, as the application has it that is open. Every page of this feature stands
 * at one.
 */
export function useProgramme(): Programme {
  const { pathname } = useLocation();
  const entry = programmeAt(pathname);
  if (!entry) throw new Error(`No programme has a page at ${pathname}`);
  return use(definitionOf(entry.slug, readApplicantAccess(entry.slug)?.revision));
}

/** Lets the holder of this programme's application in; anybody else is led to its sign-in. */
export function Guarded({ children }: { children: (opened: Opened) => ReactNode }) {
  const programme = useProgramme();
  const access = readApplicantAccess(programme.slug);
  if (!access) return <Navigate to={programme.paths.login} replace />;
  return children({ programme, rrr: access.rrr });
}

/** Leads back to the sign-in when the server no longer takes the token: what is typed stays a draft. */
export function useSignInAgain({ programme, rrr }: Opened): () => void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return () => {
    forgetApplicantAccess(programme.slug);
    setOpenApplication(undefined);
    const state: SentBack = { expired: true, rrr, hash };
    navigate(programme.paths.login, { replace: true, state });
  };
}
