import type { Client } from "@polyportal/api-client/client/client";
import type { MenuItem } from "@polyportal/domain/routes/menus";
import type { Route } from "@polyportal/domain/routes/route";
import type { CommandPaletteProps } from "@polyportal/ui/command-palette";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Profile } from "./profile.ts";

/** A page's module: every `.page.tsx` exports its component as `Page`. */
export type PageModule = { Page: ComponentType };

/** Asks for what a page will show, before it is drawn: a slow phone does both at once. */
export type AskAhead = (queryClient: QueryClient, client: Client) => void | Promise<void>;

/** Loads a page's module. */
export type LoadPage = { (): Promise<PageModule>; readonly askAhead?: AskAhead };

/** The pages that are built, by the path of their route. */
export type Pages = Readonly<Record<string, LoadPage>>;

/** What one kind of people can open. A student's phone never carries the staff's. */
export type PageSet = {
  readonly routes: readonly Route[];
  readonly pages: Pages;
  /** The side menu, before the server's grants narrow it. */
  readonly menu: readonly MenuItem[];
  /** The path by which the side menu marks the entry of a page, where it is not the page's own. */
  readonly pathInMenu?: (
    routes: readonly Route[],
    menu: readonly MenuItem[],
    path: string,
  ) => string;
  /** Pages about one thing, which another page chooses: by name there is nothing on them. */
  readonly chosenElsewhere?: ReadonlySet<string>;
  /** Whether a page has anything for a kind of student. */
  readonly concerns?: (path: string, studentTypeId: number) => boolean;
  /** Whether somebody with these rights may open a page. */
  readonly opens?: (path: string, claims: Profile["claims"]) => boolean;
  /** What stands over every page: the way to the others of its part of the school. */
  readonly Head?: ComponentType<{ path: string }>;
  /** A search that finds more than pages; it comes when somebody searches. */
  readonly Palette?: ComponentType<CommandPaletteProps>;
};
