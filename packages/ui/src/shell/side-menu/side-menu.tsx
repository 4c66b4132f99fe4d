import { cx } from "class-variance-authority";
import type { MenuItem } from "@polyportal/domain/routes/menus";
import { activeItem } from "@polyportal/domain/routes/menus";
import { SignOutIcon } from "../../components/icon/icon.tsx";
import { BareLink } from "../../components/link/link.tsx";
import { labelOf } from "./label.ts";
import { useWords } from "../../words/words.ts";
import { sideMenuWords } from "./side-menu.words.ts";

/** A module in the menu. */
export type SideMenuItem = MenuItem & {
  /** Why it cannot be opened now; without a reason it can. */
  disabledReason?: string;
};

export type SideMenuProps = {
  /** The modules that the server granted, in the menu's order. */
  items: readonly SideMenuItem[];
  /** The address of this page: its first segment picks the highlighted module. */
  currentPath: string;
  /** Asks for signing out: the caller opens the sign-out modal. */
  onSignOut: () => void;
};

const line =
  "flex min-h-control w-full items-center gap-2 border-l-4 px-4 py-1.5 text-left -outline-offset-3";
const idle = "border-transparent hover:bg-paper-sunken";

/** The modules of the portal, beside the page on wide screens; on phones the header holds them. */
export function SideMenu({ items, currentPath, onSignOut }: SideMenuProps) {
  const words = useWords("sideMenu", sideMenuWords);
  const active = activeItem(items, currentPath);
  return (
    <nav aria-label={words.label} className="flex h-full flex-col py-3 print:hidden">
      <ul className="flex-1">
        {items.map((item) => (
          <li key={item.label}>
            {item.disabledReason ? (
              <span aria-disabled="true" className={cx(line, "border-transparent text-ink-muted")}>
                <span className="min-w-0">
                  {labelOf(item)}
                  <span className="block text-14">{item.disabledReason}</span>
                </span>
              </span>
            ) : (
              <BareLink
                href={item.path}
                aria-current={item === active ? "true" : undefined}
                className={cx(
                  line,
                  item === active
                    ? "border-brand bg-brand-soft font-semibold text-brand-strong"
                    : idle,
                )}
              >
                {labelOf(item)}
              </BareLink>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className={cx(line, idle)} onClick={onSignOut}>
        <SignOutIcon />
        {words.signOut}
      </button>
    </nav>
  );
}
