import type { Output } from "@polyportal/api-client/client/client";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { userMessages } from "@polyportal/domain/messages/users";
import { whyNotAsked } from "@polyportal/domain/messages/why-not-asked";
import { usersWords } from "@polyportal/domain/messages/users.words";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { accountNames } from "@polyportal/domain/student/number";
import { menuLabel } from "@polyportal/domain/routes/menu-label";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Tabs } from "@polyportal/ui/tabs";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { Impersonate, useImpersonation } from "../../parts/impersonation/impersonate.tsx";
import { Activation } from "./activation.tsx";
import { HeldClaims } from "./held-claims.tsx";
import { SignIns } from "./sign-ins.tsx";

// Forms, which most visits do not open.
const ResetFactor = lazyPart(async () => (await import("./reset-factor.tsx")).ResetFactor);
const ReopenDecisions = lazyPart(
  async () => (await import("./reopen-decisions.tsx")).ReopenDecisions,
);
const FurtherRoles = lazyPart(async () => (await import("./further-roles.tsx")).FurtherRoles);
const Exceptions = lazyPart(async () => (await import("./exceptions.tsx")).Exceptions);
const StudentQuestions = lazyPart(
  async () => (await import("../../parts/why-not/student-questions.tsx")).StudentQuestions,
);
const History = lazyPart(async () => (await import("../../parts/history/history.tsx")).History);

type User = Output<"getUser">;

type Props = {
  user: User;
  /** Beside the list, whose page has a main act and an address of its own. */
  beside?: boolean;
};

const { columns, facts, tabs } = userMessages;

/** What can be done about an account, its main act last. */
export function UserActs({ user, beside = false }: Props) {
  const mayEnter = useMay("users.enter", "resetSecondFactor", "toggleUserActivation", "updateUser");
  const [asked, setAsked] = useState(false);
  const [resets, setResets] = useState(false);
  const mayReopen = useMay("users.approve", "reopenDecisions");
  const [reopens, setReopens] = useState(false);
  const size = beside ? "small" : "medium";
  if (!mayEnter) return <ImpersonateAct user={user} size={size} />;
  return (
    <>
      <ImpersonateAct user={user} size={size} />
      {user.secondFactor === "authenticator" && (
        <Button variant="secondary" size={size} onClick={() => setResets(true)}>
          {userMessages.resetFactor}
        </Button>
      )}
      {resets && (
        <Suspense fallback={null}>
          <ResetFactor user={user} onClose={() => setResets(false)} />
        </Suspense>
      )}
      <Button variant="secondary" size={size} onClick={() => setAsked(true)}>
        {user.active ? userMessages.deactivate : userMessages.activate}
      </Button>
      <Button asChild size={size} variant={beside ? "secondary" : "primary"}>
        <BareLink href={withSearch(staffPaths.editUser, { user: user.id })}>
          {userMessages.edit}
        </BareLink>
      </Button>
      {user.decisionsHeld && mayReopen && (
        <Button variant="secondary" size={size} onClick={() => setReopens(true)}>
          {userMessages.reopen}
        </Button>
      )}
      {reopens && (
        <Suspense fallback={null}>
          <ReopenDecisions user={user} onClose={() => setReopens(false)} />
        </Suspense>
      )}
      {asked && (
        <Activation
          ids={[user.id]}
          active={!user.active}
          name={user.fullName}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** Signing in as the person, for who signs in as others; not as this one, it says why. */
function ImpersonateAct({ user, size }: { user: User; size: "small" | "medium" }) {
  const { allowed, whyNot } = useImpersonation();
  const [opened, setOpened] = useState(false);
  if (!allowed) return null;
  const why = whyNot(user);
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        aria-disabled={why ? true : undefined}
        title={why}
        onClick={() => setOpened(why === undefined)}
      >
        {userMessages.signInAs}
      </Button>
      {opened && <Impersonate person={user} onClose={() => setOpened(false)} />}
    </>
  );
}

/** One person: facts, and on tabs what the account may do, its roles, its sign-ins and its history. */
export function OneUser({ user, beside = false }: Props) {
  const { states, seen, factors } = userMessages;
  const offices = user.offices.map(
    ({ office, unit, until }) =>
      `${roleLabel(office)}, ${unit}${until ? usersWords.until(formatDate(until)) : ""}`,
  );
  const told = (
    <DescriptionList
      columns={beside ? 2 : 3}
      phoneColumns={2}
      items={[
        { term: columns.userName, value: accountNames(user).join(", ") },
        {
          term: columns.role,
          value: [user.role, ...user.furtherRoles].map(roleLabel).join(", "),
        },
        { term: columns.department, value: user.department },
        { term: facts.staffNumber, value: user.staffNumber },
        { term: columns.email, value: user.email },
        { term: columns.mobileNumber, value: user.mobileNumber },
        { term: columns.active, value: user.active ? states.active : states.off },
        {
          term: columns.lastSeenAt,
          value: user.lastSeenAt ? formatDate(user.lastSeenAt) : seen.never,
        },
        { term: columns.secondFactor, value: factors[user.secondFactor] },
        ...(user.decisionsHeld
          ? [{ term: userMessages.decidesNothing, value: formatDateTime(user.decisionsHeld.until) }]
          : []),
        { term: facts.created, value: formatDate(user.createdAt) },
        { term: facts.offices, value: offices.join("; ") || facts.noOffices },
        {
          term: facts.seesThis,
          value: user.menuItems.map((label) => menuLabel(label)).join(", "),
          wide: true,
        },
      ]}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      {beside ? told : <Card>{told}</Card>}
      <Tabs
        label={userMessages.manage}
        {...(beside && { defaultValue: "rights" })}
        tabs={[
          { hash: "rights", label: tabs.rights, content: <HeldClaims claims={user.claims} /> },
          {
            hash: "roles",
            label: tabs.roles,
            content: (
              <Suspense fallback={<PageLoader />}>
                <FurtherRoles user={user} />
              </Suspense>
            ),
          },
          {
            hash: "exceptions",
            label: tabs.exceptions,
            content: (
              <Suspense fallback={<PageLoader />}>
                <Exceptions user={user} />
              </Suspense>
            ),
          },
          { hash: "sign-ins", label: tabs.signIns, content: <SignIns user={user} /> },
          {
            hash: "history",
            label: auditMessages.history,
            content: (
              <Suspense fallback={<PageLoader />}>
                <History subject="user" id={user.id} name={user.fullName} />
              </Suspense>
            ),
          },
          ...(user.userType === "student"
            ? [
                {
                  hash: "why-not",
                  label: whyNotAsked.title,
                  content: (
                    <Suspense fallback={<PageLoader />}>
                      <StudentQuestions student={user.id} />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
