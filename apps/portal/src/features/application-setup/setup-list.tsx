import { setupList } from "@polyportal/api-client/list/application-setups";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { Link } from "@polyportal/ui/link";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { setupPath } from "./setup-path.ts";

type Setup = RowOf<"listApplicationSetups">;

const pathOf = ({ slug, sessionId }: Setup) => setupPath(slug, sessionId);

const figure = { width: 5.5, grow: 0 };

const setups = listOf(setupList, {
  title: {
    cell: (setup) => (
      <Link href={pathOf(setup)} className="ui-alone">
        {setup.title}
      </Link>
    ),
    width: 9,
    grow: 2,
  },
  session: { hidden: true },
  open: { badge: ({ open }) => (open ? "success" : "unapproved"), width: 15, grow: 0 },
  departments: { grow: 0 },
  quota: figure,
  invoiced: figure,
  paid: figure,
  sent: figure,
});

const rowActions = (setup: Setup) => [{ label: words.acts.setUp, href: pathOf(setup) }];

/** What one can apply for in a session, each leading to its setup. */
export const SetupList = () => <ListPage {...setups} lead={words.lead} rowActions={rowActions} />;
