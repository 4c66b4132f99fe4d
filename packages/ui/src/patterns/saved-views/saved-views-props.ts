import type { ComponentProps } from "react";
import type { Failure } from "../../components/load-failure/load-failure.tsx";
import type { Option } from "../select/options.tsx";
import type { SavedView, ViewScope } from "./view.ts";

/** The stored data of a view. */
export type ViewDraft = Omit<SavedView, "id" | "lockedReason">;

type OwnProps = ViewScope & {
  /** The views that the reader may use, in order. */
  views: readonly SavedView[];
  /** The address's parameters. */
  value: URLSearchParams;
  /** Called with the parameters of a view, to put into the address. */
  onChange: (value: URLSearchParams) => void;
  /** The address of parameters, so that views are links and can be copied. */
  hrefOf?: (value: URLSearchParams) => string;
  /** Saves a new view and resolves to its id once `views` contain it. A rejection's message is shown. */
  onSave: (view: ViewDraft) => Promise<string>;
  /** Changes a view's name, audience, content, or whether it is the default. */
  onUpdate: (id: string, change: Partial<ViewDraft>) => Promise<unknown>;
  /** Deletes a view. */
  onDelete: (id: string) => Promise<unknown>;
  /** With whom a view may be shared, the owner alone first; by default views are not shared. */
  audiences?: readonly Option<string>[];
  /** The views are loading. */
  loading?: boolean;
  /** Why the views could not be loaded, and how to retry. The list works without them. */
  failure?: Failure;
};

export type SavedViewsProps = Omit<ComponentProps<"div">, keyof OwnProps | "children"> & OwnProps;
