import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { rightsMessages as words } from "@polyportal/domain/messages/rights";
import { claimName } from "@polyportal/domain/rights/claims";
import { menuLabel } from "@polyportal/domain/routes/menu-label";
import { Alert } from "@polyportal/ui/alert";
import { Progress } from "@polyportal/ui/progress";
import { useQuery } from "@tanstack/react-query";
import { useHoldAct } from "../act/hold-act.ts";

/** A change of rights before it is saved. */
export type RightsWish = Input<"previewRights">;

type Props = { wish: RightsWish };

/** Who would gain or lose which right and which label, before saving. */
export function WhoGains({ wish }: Props) {
  const { data, error } = useQuery({
    ...queryOptionsFor(useClient(), "previewRights", wish, {
      staleTimeMs: 0,
      // A reader who may not preview may still act.
      handleForbidden: false,
    }),
    gcTime: 0,
  });
  useHoldAct(!data && !error);
  if (error) return <Alert status="fail">{error.message}</Alert>;
  if (!data) return <Progress label={words.preview} />;
  const { gains, loses, shows, hides } = data;
  const changed = gains.length + loses.length + shows.length + hides.length > 0;
  const ofRights = (found: typeof gains) =>
    found.map(({ claim, ...whom }) => ({ name: claimName(claim), ...whom }));
  const ofLabels = (found: typeof shows) =>
    found.map(({ label, ...whom }) => ({ name: menuLabel(label), ...whom }));
  return (
    <>
      <p role="status">{changed ? words.moved(gains.length, loses.length) : words.nobody}</p>
      <Moved title={words.gains} moved={ofRights(gains)} />
      <Moved title={words.loses} moved={ofRights(loses)} />
      <Moved title={words.shows} moved={ofLabels(shows)} />
      <Moved title={words.hides} moved={ofLabels(hides)} />
    </>
  );
}

type MovedProps = {
  title: string;
  moved: readonly { name: string; count: number; people: readonly string[] }[];
};

function Moved({ title, moved }: MovedProps) {
  if (moved.length === 0) return null;
  return (
    <section className="mt-3">
      <h3 className="font-semibold">{title}</h3>
      <ul className="divide-y divide-line">
        {moved.map(({ name, count, people }) => (
          <li key={name} className="py-1.5">
            <span className="first-letter:uppercase inline-block">{name}</span>
            <span className="block text-14 text-ink-muted">{words.people(count, people)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
