import type { Output } from "@polyportal/api-client/client/client";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { userMessages } from "@polyportal/domain/messages/users";
import { usersWords } from "@polyportal/domain/messages/users.words";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";

type Office = Output<"getUser">["offices"][number];

const pageOf = (office: string) =>
  office === "dean of faculty" ? staffPaths.deans : staffPaths.heads;

/** The offices of an account with their days, to be read here; each leads to where it is given and ended. */
export function HeldOffices({ offices }: { offices: readonly Office[] }) {
  return (
    <section aria-labelledby="held-offices">
      <h2 id="held-offices" className="font-medium">
        {userMessages.facts.offices}
      </h2>
      {offices.length === 0 && <p>{userMessages.facts.noOffices}</p>}
      <ul>
        {offices.map(({ office, unit, since, until, acting }) => (
          <li key={`${office} ${unit} ${since}`}>
            <Link href={pageOf(office)} className="ui-alone">
              {usersWords.office(roleLabel(office), unit, acting)}
            </Link>
            <span className="block text-14 text-ink-muted">
              {usersWords.officeDays(since, until)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-14 text-ink-muted">{usersWords.officesLead}</p>
    </section>
  );
}
