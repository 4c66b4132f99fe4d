import type { Client } from "@polyportal/api-client/client/client";
import type { MenuItem } from "@polyportal/domain/routes/menus";
import type { Route } from "@polyportal/domain/routes/route";
import type { CommandPaletteProps } from "@polyportal/ui/command-palette";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Profile } from "./profile.ts";

/** A page's module. Every `.page.tsx` exports its component as `Page`. */
export type PageModule = { Page: ComponentType };

/** Asks for what a page will show, before it is drawn: a slow phone does both at once. */
export type Prefetch = (queryClient: QueryClient, client: Client) => void | Promise<void>;

/** Loads a page's module. */
export type LoadPage = { (): Promise<PageModule>; readonly prefetch?: Prefetch };

/** The built pages by the path of their route. */
export type Pages = Readonly<Record<string, LoadPage>>;

/** The pages of one kind of people. A student's phone never loads those of staff. */
export type PageSet = {
  readonly routes: readonly Route[];
  readonly pages: Pages;
  /** All side menu entries, before the server's grants. */
  readonly menu: readonly MenuItem[];
  /** The path whose menu entry is marked for a page, if not the page's own. */
  readonly pathInMenu?: (
    routes: readonly Route[],
    menu: readonly MenuItem[],
    path: string,
  ) => string;
  /** Pages that need a selection on another page first, and so cannot be found by name. */
  readonly chosenElsewhere?: ReadonlySet<string>;
  /** Whether a page is useful for a kind of student. */
  readonly concerns?: (path: string, studentTypeId: number) => boolean;
  /** Whether somebody with these claims may open a page. */
  readonly opens?: (path: string, claims: Profile["claims"]) => boolean;
  /** Compact for those who work in lists all day. */
  readonly density?: "compact";
  /** What stands over every page: the way to the others of its part of the school. */
  readonly Head?: ComponentType<{ path: string }>;
  /** A search that finds more than pages, loaded when somebody searches. */
  readonly Palette?: ComponentType<CommandPaletteProps>;
};
