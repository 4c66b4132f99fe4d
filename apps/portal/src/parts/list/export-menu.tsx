import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { exportFormats, type ExportFormat } from "@polyportal/domain/export/exports";
import { todayInLagos } from "@polyportal/domain/format/date";
import { exportMessages } from "@polyportal/domain/messages/export";
import { paths } from "@polyportal/domain/routes/paths";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DropdownMenu } from "@polyportal/ui/dropdown-menu";
import type { Filter } from "@polyportal/ui/filter";
import { ChevronDownIcon } from "@polyportal/ui/icon";
import { tableViewIn } from "@polyportal/ui/table-state";
import { toast } from "@polyportal/ui/toast";
import { saveFile } from "../file/save-file.ts";
import { chosenIn, orderIn } from "./asked-in.ts";
import { useAddress } from "./use-address.ts";

type Props = {
  /** The endpoint of the list. */
  list: EndpointName;
  columns: readonly Pick<DataColumn<never>, "id" | "hidden">[];
  filters?: readonly Filter[];
  /** Fixed filters besides those in the address. */
  always?: Readonly<Record<string, unknown>>;
};

/**
 * Exports all matching rows with the visible columns. A short list is downloaded at once, a long one is made
 * in the background.
 */
export function ExportMenu({ list, columns, filters = [], always }: Props) {
  const [params] = useAddress();
  const onError = ({ message }: { readonly message: string }) =>
    toast({ title: exportMessages.notSaved, body: message, status: "fail" });
  const fetchFile = useOperation("getExportFile", { onError });
  const request = useOperation("requestExport", { invalidates: ["listExports"], onError });
  const ask = async (format: ExportFormat) => {
    const made = await request.mutateAsync({
      list,
      format,
      columns: [...tableViewIn(params, columns).shownColumns],
      filters: { ...chosenIn(params, filters), ...inWords(always) },
      ...orderIn(params),
    });
    const body = exportMessages.leftOut(made.leftOut);
    if (made.failure) return onError({ message: made.failure });
    if (!made.ready) {
      return toast({ title: exportMessages.inBackground(made.title, made.total), body });
    }
    const day = todayInLagos(new Date(made.requestedAt));
    saveFile(
      await fetchFile.mutateAsync({ id: made.id }),
      exportMessages.fileName(made.title, day, format),
    );
    toast({ title: exportMessages.made(made.title), body, status: "success" });
  };
  const busy = request.isPending || fetchFile.isPending;
  const { formats, exportAs, exporting, seeDownloads } = exportMessages;
  return (
    <DropdownMenu
      label={exportAs}
      namedByTrigger
      align="end"
      className="border border-line-strong bg-paper-raised px-4 font-medium hover:bg-paper-sunken"
      trigger={
        <>
          {busy ? exporting : exportAs} <ChevronDownIcon />
        </>
      }
      groups={[
        exportFormats.map((format) => ({
          label: formats[format],
          // Errors are shown by `onError`.
          onSelect: () => void ask(format).catch(() => undefined),
          ...(busy && { disabledReason: exporting }),
        })),
        [{ label: seeDownloads, href: `${paths.notifications}#downloads` }],
      ]}
    />
  );
}

type Asked = string | number | boolean | undefined | readonly (string | number)[];

/** The fixed filters as an address has them. */
const inWords = (always: Props["always"] = {}) =>
  Object.fromEntries(
    Object.entries(always as Readonly<Record<string, Asked>>).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name, typeof value === "object" ? value.map(String) : String(value)]],
    ),
  );
