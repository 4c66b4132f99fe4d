import type { ComponentProps } from "react";
import type { Failure } from "../../components/load-failure/load-failure.tsx";
import type { Option } from "../select/options.tsx";
import type { SavedView, ViewScope } from "./view.ts";

/** What is kept of a view. */
export type ViewDraft = Omit<SavedView, "id" | "lockedReason">;

type OwnProps = ViewScope & {
  /** The views that the reader may use, in the order in which they are read. */
  views: readonly SavedView[];
  /** The parameters of the page's address. */
  value: URLSearchParams;
  /** Called with the parameters that show a view; the caller puts them into the address. */
  onChange: (value: URLSearchParams) => void;
  /** The address of parameters: views are links then, and can be copied. */
  hrefOf?: (value: URLSearchParams) => string;
  /** Keeps a new view and resolves to its id when `views` hold it; the words of what it rejects with are shown. */
  onSave: (view: ViewDraft) => Promise<string>;
  /** Changes a view's name, whom it is shown to, what it shows, or whether the list opens with it. */
  onUpdate: (id: string, change: Partial<ViewDraft>) => Promise<unknown>;
  /** Deletes a view. */
  onDelete: (id: string) => Promise<unknown>;
  /** Whom a view may be shown to, its owner alone first; without them views are not shared. */
  audiences?: readonly Option<string>[];
  /** The views are on their way. */
  loading?: boolean;
  /** Why the views did not come, and how to ask again. The list works without them. */
  failure?: Failure;
};

export type SavedViewsProps = Omit<ComponentProps<"div">, keyof OwnProps | "children"> & OwnProps;
