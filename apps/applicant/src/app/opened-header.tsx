import { useClient } from "@polyportal/api-client/query/client-context";
import { closeMessages } from "@polyportal/domain/messages/close";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Button } from "@polyportal/ui/button";
import { hasDrafts } from "@polyportal/ui/draft-store";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "./lazy-part.ts";
import { actFor } from "./client.ts";
import { forgetOnDevice } from "./forget-device.ts";
import { setOpenApplication, type OpenApplication } from "./open-application.ts";

const Confirm = lazyPart(async () => (await import("@polyportal/ui/confirm")).Confirm);

/** Tells the other tabs which application was closed. */
const closedKey = "polyportal.closed";

/** Who applies, and the way to close the application on this device; in the place of Login. */
export function OpenedHeader({ about }: { about: string }) {
  // Written by `setOpenApplication` and nowhere else.
  const open = JSON.parse(about) as OpenApplication;
  const client = useClient();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  useClosedElsewhere(open);

  const close = async () => {
    setBusy(true);
    const api = entryBySlug(open.programme)?.api;
    actFor(open.programme);
    // Without a network the device is cleared all the same: the token ends within the hour.
    if (api) await client.call("closeApplication", { ...api }).catch(() => {});
    try {
      localStorage.setItem(closedKey, `${open.applicantId} ${Date.now()}`);
      localStorage.removeItem(closedKey);
    } catch {
      // The other tabs find out at their next call.
    }
    await leave(open);
  };

  return (
    <div className="flex min-w-0 items-center gap-2">
      <span className="max-w-24 text-14 leading-tight wrap-anywhere line-clamp-2 sm:max-w-56 lg:max-w-32">
        {open.name}
      </span>
      <Button
        variant="secondary"
        loading={busy && !asks}
        onClick={() => (hasDrafts(`${open.applicantId}:`) ? setAsks(true) : void close())}
      >
        {closeMessages.close}
        <span className="sr-only"> {closeMessages.whatCloses}</span>
      </Button>
      <Suspense fallback={null}>
        {asks && (
          <Confirm
            open
            onOpenChange={setAsks}
            title={closeMessages.title}
            question={closeMessages.question}
            confirmLabel={closeMessages.confirm}
            busy={busy}
            onConfirm={() => void close()}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Clears the device, and the page with all that it holds in memory. */
async function leave(open: OpenApplication): Promise<void> {
  setOpenApplication(undefined);
  await forgetOnDevice(open).catch(() => {});
  location.replace(publicPaths.landing);
}

/** Leaves when another tab has closed the application. */
function useClosedElsewhere(open: OpenApplication): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === closedKey && newValue?.startsWith(open.applicantId)) void leave(open);
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  });
}
