import type { RowOf } from "@polyportal/api-client/list/describe";
import { menuList } from "@polyportal/api-client/list/menus";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages as words } from "@polyportal/domain/messages/rights";
import { menuLabel } from "@polyportal/domain/routes/menu-label";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";
import { useCallback, useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { listOf } from "../../parts/list/described.ts";
import { WholePage } from "../../parts/list/whole-page.tsx";
import { WhoGains } from "../../parts/rights/who-gains.tsx";

type Menu = RowOf<"listMenus">;

const { switchOn, switchOff } = words;

const pathOf = ({ label }: Menu) => withSearch(staffPaths.manageMenu, { label });

const menus = listOf(menuList, {
  label: {
    cell: (menu) => (
      <Link href={pathOf(menu)} className="ui-alone">
        {menuLabel(menu.label)}
      </Link>
    ),
    width: 10,
  },
  path: { width: 12, hidden: true },
  roles: { width: 15, grow: 3 },
  positions: { width: 13, grow: 2 },
  claims: { width: 13, grow: 2 },
  enabled: { badge: ({ enabled }) => (enabled ? "success" : "fail"), width: 7, grow: 0 },
});

/** Every label of the side menus, switched on and off; each leads to its rights and order. */
export function Page() {
  const mayEnter = useMay("users.enter", "saveMenu");
  const [asked, setAsked] = useState<Menu>();
  const rowActions = useCallback(
    (menu: Menu) => [
      { label: words.manage, href: pathOf(menu) },
      {
        label: menu.enabled ? switchOff : switchOn,
        danger: menu.enabled,
        disabledReason: mayEnter ? undefined : actMessages.noClaim,
        onSelect: () => setAsked(menu),
      },
    ],
    [mayEnter],
  );
  return (
    <WholePage
      {...menus}
      lead={words.menusLead}
      rowsIn={({ labels }) => labels}
      rowActions={rowActions}
      history="menu"
      over={asked && <SwitchMenu menu={asked} onClose={() => setAsked(undefined)} />}
    />
  );
}

function SwitchMenu({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const { label, roles, revision, people } = menu;
  const enabled = !menu.enabled;
  const name = menuLabel(label);
  const { mutateAsync } = useOperation("saveMenu", {
    invalidates: ["listMenus", "getProfile", "getHistory"],
  });
  return (
    <AskAct
      title={`${enabled ? switchOn : switchOff}: ${name}`}
      question={words.switchQuestion(name, enabled, people)}
      label={enabled ? switchOn : switchOff}
      danger={!enabled}
      onClose={onClose}
      onAct={({ reason }) => mutateAsync({ label, roles, revision, enabled, reason })}
      done={actMessages.saved(words.thing)}
    >
      <WhoGains wish={{ menu: { label, enabled } }} />
    </AskAct>
  );
}
