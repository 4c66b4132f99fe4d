import { cx } from "class-variance-authority";
import { paths } from "@polyportal/domain/routes/paths";
import { Avatar } from "../../components/avatar/avatar.tsx";
import type { MenuEntry } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { DropdownMenu } from "../../components/dropdown-menu/dropdown-menu.tsx";
import {
  BellIcon,
  ChevronDownIcon,
  KeyIcon,
  MenuIcon,
  SearchIcon,
  SignOutIcon,
  UserIcon,
} from "../../components/icon/icon.tsx";
import { BareLink } from "../../components/link/link.tsx";
import { SeasonCrest } from "../../components/season-lights/season-lights.tsx";
import { labelOf } from "../side-menu/label.ts";
import type { SideMenuItem } from "../side-menu/side-menu.tsx";
import { useWords } from "../../words/words.ts";
import { signedInHeaderWords } from "./signed-in-header.words.ts";

export type SignedInHeaderProps = {
  /** The school's full name. */
  schoolName: string;
  /** What everyone calls the school: shown on phones, where the full name has no room. */
  shortName?: string | null;
  /** The address of the school's crest; a plain shield without one. */
  crest?: string | null;
  /** The signed-in person's name; "Guest" where the server knows none. */
  name?: string | null;
  /** The address of the person's photo; initials without one. */
  photo?: string | null;
  /** The modules that this person may open, as in the side menu; disabled ones say why. */
  modules: readonly SideMenuItem[];
  /** Where the person's notifications are, and how many are not read; without it there is no bell. */
  notifications?:
    | {
        /** The page that lists them. */
        href: string;
        /** How many are not read. */
        unread: number;
      }
    | undefined;
  /** Opens the search over the pages; without it there is no button for it. */
  onSearch?: (() => void) | undefined;
  /** Asks for signing out: the caller opens the sign-out modal. */
  onSignOut: () => void;
};

/** The header after sign-in: the modules (on phones, where no side menu stands) and the person's menu. */
export function SignedInHeader(props: SignedInHeaderProps) {
  const { schoolName, shortName, crest, name, photo, modules, onSignOut } = props;
  const { notifications, onSearch } = props;
  const words = useWords("signedInHeader", signedInHeaderWords);
  const shownName = name?.trim() || words.guest;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper-raised print:hidden">
      <div className="flex flex-wrap items-center justify-end gap-1 px-3 py-1.5 sm:gap-2 sm:px-4">
        <div className="lg:hidden">
          <DropdownMenu
            label={words.modules}
            trigger={<MenuIcon />}
            groups={[
              modules.map((item): MenuEntry => ({
                label: labelOf(item),
                href: item.path,
                disabledReason: item.disabledReason,
              })),
              [{ label: words.signOut, icon: <SignOutIcon />, onSelect: onSignOut }],
            ]}
          />
        </div>
        <BareLink
          href={paths.dashboard}
          className="@container flex min-h-control min-w-control flex-1 items-center gap-2 rounded font-semibold sm:gap-3"
        >
          <SeasonCrest schoolName={schoolName} src={crest} decorative className="size-9" />
          {/* Where beside the crest no more than a letter or two have room, it stands for the name. */}
          {shortName && (
            <span className="min-w-0 truncate @max-[5.5rem]:sr-only sm:hidden">{shortName}</span>
          )}
          <span
            className={cx(
              "line-clamp-2 leading-tight text-balance @max-[5.5rem]:sr-only",
              shortName && "max-sm:hidden",
            )}
          >
            {schoolName}
          </span>
        </BareLink>
        {onSearch && (
          <button
            type="button"
            aria-label={words.search}
            aria-keyshortcuts="Control+K"
            onClick={onSearch}
            className={control}
          >
            <SearchIcon />
          </button>
        )}
        {notifications && <Bell {...notifications} />}
        <DropdownMenu
          align="end"
          label={words.account(shownName)}
          namedByTrigger
          trigger={
            <>
              <Avatar name={shownName} src={photo} decorative />
              <span className="sr-only md:not-sr-only md:max-w-60 md:truncate">{shownName}</span>
              <ChevronDownIcon className="text-ink-muted max-sm:hidden" />
            </>
          }
          heading={<p className="max-w-64 font-semibold break-words">{shownName}</p>}
          groups={[
            [
              { label: words.profile, icon: <UserIcon />, href: paths.profile },
              { label: words.changePassword, icon: <KeyIcon />, href: paths.changePassword },
            ],
            [{ label: words.logout, icon: <SignOutIcon />, onSelect: onSignOut }],
          ]}
        />
      </div>
    </header>
  );
}

/** A drawing in the header that can be pressed. */
const control =
  "inline-flex min-h-control min-w-control items-center justify-center gap-0.5 rounded px-1 hover:bg-paper-sunken";

/** The way to the notifications; the count of unread ones is in its name, too. */
function Bell({ href, unread }: NonNullable<SignedInHeaderProps["notifications"]>) {
  const words = useWords("signedInHeader", signedInHeaderWords);
  return (
    <BareLink href={href} aria-label={words.bell(unread)} className={control}>
      <BellIcon />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="min-w-5 rounded-full bg-clay px-1 text-center text-14 leading-5 font-semibold text-paper-raised tabular-nums"
        >
          {words.unread(unread)}
        </span>
      )}
    </BareLink>
  );
}
