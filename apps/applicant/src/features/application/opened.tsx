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

/** What the sign-in page is told of somebody who is sent to it: their token has expired, or the form is another's. */
export type SentBack = { expired: boolean; rrr: string; hash: string };

/**
 * The programme of the page's address, as the application has it that is open: whole, or its outline. Every page of
 * this feature stands at one.
 */
export function useProgramme<Known>(fetchOne: Fetch<Known>): Known {
  const { pathname } = useLocation();
  const entry = programmeAt(pathname);
  if (!entry) throw new Error(`No programme has a page at ${pathname}`);
  return use(fetchOne(entry.slug, readApplicantAccess(entry.slug)?.revision));
}

/** The whole definition, where its outline is known: it comes with the second section, or with the check. */
export const fetchWhole = ({ slug }: Outline): Promise<Programme> =>
  definitionOf(slug, readApplicantAccess(slug)?.revision);

/** As {@link fetchWhole}; what needs it waits for it. */
export const useWhole = (programme: Outline): Programme => use(fetchWhole(programme));

/** The step of a kind that a section asks: the first comes with the outline. */
export function useStep<K extends StepKind>(programme: Outline, kind: K): StepOf<K> {
  const first = programme.first?.kind === kind ? programme.first : undefined;
  const step = first ?? stepOf(use(fetchWhole(programme)), kind);
  if (!step) throw new Error(`${programme.slug} has no step ${kind}`);
  return step as StepOf<K>;
}

/** Lets the holder of this programme's application in; anybody else is led to its sign-in. */
export function Guarded<Known extends Outline>({
  of,
  children,
}: {
  /** What the page needs of the programme: its definition, or the outline. */
  of: Fetch<Known>;
  children: (opened: Opened<Known>) => ReactNode;
}) {
  const programme = useProgramme(of);
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
