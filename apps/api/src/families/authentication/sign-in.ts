import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import type { AnswerOf } from "@polyportal/api-client/contract/define";
import { fullName } from "@polyportal/domain/format/name";
import { isRatingDue } from "@polyportal/domain/rating/prompt";
import { maySignIn } from "@polyportal/domain/authentication/roles";
import type { Change } from "../../database/change.ts";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import type { Granted } from "../../sign-in/granted.ts";
import { writeSessionCookies } from "../../sign-in/session-cookies.ts";
import type { OpenedSession } from "../../sign-in/sessions.ts";
import { noteFailedSignIn } from "./admit-sign-in.ts";
import type { Person } from "./people.ts";

type SignedIn = AnswerOf<typeof authenticationEndpoints.verifyOtp>;

/** What a sign-in or its renewal has found out, for the browser to be told. */
export type Admission = {
  readonly session: OpenedSession;
  readonly person: Person;
  readonly granted: Granted;
  readonly impersonator: Person | undefined;
};

/** Refuses people whose type may not sign in, such as alumni. */
export function refuseUserType(
  ctx: Pick<Context, "ip" | "services">,
  { id: userId, userName: name, userType }: Person,
): void {
  if (maySignIn(userType)) return;
  noteFailedSignIn(ctx, "user_type_refused", { userId, name });
  fail("user_type_refused");
}

/** Opens the session of a person who has proved to be it; refuses one without any menu item. */
export async function openSession(
  ctx: Pick<Context, "ip" | "agent" | "services">,
  { tx, audit }: Change,
  { person, granted }: Pick<Admission, "person" | "granted">,
): Promise<Admission> {
  refuseUserType(ctx, person);
  if (granted.menuItems.length === 0) fail("no_menu_items");
  const session = await ctx.services.sessions.open(tx, person.id, undefined, ctx.agent);
  audit({
    action: "login",
    subject: "user",
    subjectId: person.id,
    after: { sessionId: session.sessionId },
  });
  return { session, person, granted, impersonator: undefined };
}

/** Sets the session's cookies and says who is signed in. */
export function tellBrowser(
  { cookies, now }: Pick<Context, "cookies" | "now">,
  { session, person, granted, impersonator }: Admission,
): SignedIn {
  const { birthday, studentTypeId } = person;
  const name = fullName(person);
  const userType = person.userType.toLowerCase();
  // It would be the wrong person's experience.
  const displayCSATModal = !impersonator && isRatingDue(person.lastRatedAt, person.createdAt, now);
  writeSessionCookies(
    cookies,
    session,
    { userType, userName: name, birthday, studentTypeId, displayCSATModal },
    now,
  );
  return {
    userType,
    role: granted.role,
    fullName: name,
    birthday,
    studentTypeId,
    jwtToken: {
      token: session.access.token,
      expires: session.access.expires.toISOString(),
    },
    impersonatorUsername: impersonator?.userName ?? null,
    isImpersonating: impersonator !== undefined,
    displayCSATModal,
    menuItems: granted.menuItems,
  };
}
