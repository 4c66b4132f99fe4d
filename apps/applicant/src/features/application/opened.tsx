import {
  forgetApplicantAccess,
  readApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import { stepOf } from "@polyportal/domain/application/steps";
import type { Outline, Programme, StepKind, StepOf } from "@polyportal/domain/programmes/programme";
import { use, type ReactNode } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { definitionOf, type Fetch } from "../../app/definitions.ts";
import { setOpenApplication } from "../../app/open-application.ts";
import { programmeAt } from "../../app/programme-at.ts";

/** An application that this tab has opened with the RRR of its paid invoice. */
export type Opened<Known extends Outline = Outline> = { programme: Known; rrr: string };

/** Why somebody was sent to the sign-in page: the token expired, or the form is another one. */
export type SentBack = { expired: boolean; rrr: string; hash: string };

/**
 * The programme of the page's address, in the open application's revision: complete or its outline. Every
 * page of this feature has one.
 */
export function useProgramme<Known>(fetchOne: Fetch<Known>): Known {
  const { pathname } = useLocation();
  const entry = programmeAt(pathname);
  if (!entry) throw new Error(`No programme has a page at ${pathname}`);
  return use(fetchOne(entry.slug, readApplicantAccess(entry.slug)?.revision));
}

/** Loads the complete definition for an outline, with the second section or with the check. */
export const fetchWhole = ({ slug }: Outline): Promise<Programme> =>
  definitionOf(slug, readApplicantAccess(slug)?.revision);

/** Like {@link fetchWhole}, with Suspense. */
export const useWhole = (programme: Outline): Programme => use(fetchWhole(programme));

/** The step of a kind. The outline contains the first one. */
export function useStep<K extends StepKind>(programme: Outline, kind: K): StepOf<K> {
  const first = programme.first?.kind === kind ? programme.first : undefined;
  const step = first ?? stepOf(use(fetchWhole(programme)), kind);
  if (!step) throw new Error(`${programme.slug} has no step ${kind}`);
  return step as StepOf<K>;
}

/** Shows the page to whoever has opened this programme's application. Others are sent to its sign-in. */
export function Guarded<Known extends Outline>({
  of,
  children,
}: {
  /** What the page needs: the definition or the outline. */
  of: Fetch<Known>;
  children: (opened: Opened<Known>) => ReactNode;
}) {
  const programme = useProgramme(of);
  const access = readApplicantAccess(programme.slug);
  if (!access) return <Navigate to={programme.paths.login} replace />;
  return children({ programme, rrr: access.rrr });
}

/** Returns a function that goes to the sign-in when the token is no longer valid. Typed text is kept as a draft. */
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
