import type { ComponentProps } from "react";
import { useState } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { DropdownMenu } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { ChevronDownIcon } from "../../components/icon/icon.tsx";
import { copyText } from "../../components/reference/copy-text.ts";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { toast } from "../../components/toast/toast-store.ts";
import { useWords } from "../../words/words.ts";
import type { Failure } from "../../components/load-failure/load-failure.tsx";
import type { Option } from "../select/options.tsx";
import { savedViewsWords } from "./saved-views.words.ts";
import type { ViewDialog } from "./view-dialog.tsx";
import { actEntries, viewEntries } from "./view-entries.tsx";
import type { SavedView, ViewScope } from "./view.ts";
import { isChanged, named, viewIn, viewQuery } from "./view.ts";

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

/**
 * The views of a list: chosen, saved under a name, changed, handed on as a link. The address is the
 * state: it holds all that a view shows, beside the view's id.
 */
export function SavedViews(props: SavedViewsProps) {
  const { views, value, onChange, filters, columns, firstSize, hrefOf, audiences, ...others } =
    props;
  const { onSave, onUpdate, onDelete, loading = false, failure, className, ...rest } = others;
  const words = useWords("savedViews", savedViewsWords);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<"new" | "edit" | "delete">();
  const [Dialog, setDialog] = useState<typeof ViewDialog>();
  const scope = { filters, columns, firstSize };
  const current = viewIn(value, views);
  const query = viewQuery(value, scope);
  const changed = current !== undefined && isChanged(value, current, scope);
  const saveable = current ? changed : query !== "";
  const own = current?.lockedReason === undefined;

  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      const body = error instanceof Error ? error.message : "";
      toast({ tone: "fail", title: words.failed, body });
    } finally {
      setBusy(false);
    }
  };
  // Its code, and the modal's, come when they are asked for.
  const ask = (what: NonNullable<typeof asked>) => () =>
    void attempt(async () => {
      const { ViewDialog } = await import("./view-dialog.tsx");
      setDialog(() => ViewDialog);
      setAsked(what);
    });
  const update = (change: Partial<ViewDraft>) => () =>
    void attempt(async () => {
      if (!current) return;
      await onUpdate(current.id, change);
      toast({ tone: "success", title: words.saved });
    });
  const copy = async () => {
    const shown = new URLSearchParams(query);
    const address = hrefOf?.(current ? named(shown, current.id) : shown) ?? "";
    const { href } = new URL(address, location.href);
    const copied = await copyText(href);
    toast(
      copied
        ? { tone: "success", title: words.copied }
        : { tone: "fail", title: words.notCopied, body: href },
    );
  };
  const acts = actEntries({
    current,
    unsaveable: query === "" ? words.nothingToSave : undefined,
    words,
    shares: audiences !== undefined,
    onNew: ask("new"),
    onEdit: ask("edit"),
    onDelete: ask("delete"),
    onDefault: update({ isDefault: !current?.isDefault }),
    onCopy: hrefOf && (() => void copy()),
  });
  const come = !loading && !failure;
  return (
    <div
      role="group"
      aria-label={words.label}
      aria-busy={loading || undefined}
      {...rest}
      className={cx(
        "base:flex base:min-w-0 base:flex-wrap base:items-center base:gap-x-3 base:gap-y-2 print:hidden",
        className,
      )}
    >
      <DropdownMenu
        label={words.label}
        namedByTrigger
        className="max-w-full border border-line-strong bg-paper-raised px-4 text-start font-medium hover:bg-paper-sunken"
        heading={
          (loading && words.loading) ||
          failure?.message ||
          (views.length === 0 && <span className="block max-w-64">{words.none}</span>)
        }
        trigger={
          <>
            <span className="min-w-0 truncate">
              <span className="font-normal text-ink-muted">{words.view}</span>{" "}
              {current?.name ?? words.all}
            </span>
            {loading ? <Spinner /> : <ChevronDownIcon />}
          </>
        }
        groups={[
          failure ? [{ label: words.tryAgain, onSelect: failure.onRetry }] : [],
          come && views.length > 0 ? viewEntries(props, current, words) : [],
          ...(come ? acts : []),
        ].filter((entries) => entries.length > 0)}
      />
      {changed && <span className="text-14 font-medium text-clay">{words.changed}</span>}
      {changed && own && (
        <Button variant="secondary" size="small" loading={busy} onClick={update({ query })}>
          {words.saveChanges}
        </Button>
      )}
      {come && saveable && !(current && own) && (
        <Button variant="quiet" size="small" loading={busy} onClick={ask("new")}>
          {words.saveNew}
        </Button>
      )}
      {Dialog && asked && (
        <Dialog
          {...{ views, audiences, onSave, onUpdate, onDelete }}
          what={asked}
          current={current}
          query={query}
          onClose={() => setAsked(undefined)}
          onNamed={(id) => onChange(named(value, id))}
        />
      )}
    </div>
  );
}
