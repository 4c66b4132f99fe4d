import type { ComponentProps, ComponentType } from "react";
import { Suspense, lazy } from "react";
import type { CrestProps } from "../crest/crest.tsx";
import { Crest } from "../crest/crest.tsx";
import { useChristmas } from "./use-christmas.ts";

type Drawing = { default: ComponentType<ComponentProps<"svg">> };

// Eleven months of the year nobody pays for the drawings; where they do not arrive, nothing is missing.
const drawings = () => import("./drawings.tsx");
const nothing = (): Drawing => ({ default: () => null });
const Lights = lazy(() => drawings().then((all): Drawing => ({ default: all.Lights }), nothing));
const Cap = lazy(() => drawings().then((all): Drawing => ({ default: all.Cap }), nothing));

export type SeasonLightsProps = Omit<ComponentProps<"svg">, "children"> & {
  /** Hangs them, or not, whatever the date: for stories. By default they hang in December. */
  lit?: boolean;
};

/** A string of Christmas lights over the sign-in pages, in December only. */
export function SeasonLights({ lit, ...rest }: SeasonLightsProps) {
  const december = useChristmas();
  if (!(lit ?? december)) return null;
  return (
    <Suspense fallback={<div className="h-12" />}>
      <Lights {...rest} />
    </Suspense>
  );
}

export type SeasonCrestProps = CrestProps & {
  /** Wears the cap, or not, whatever the date: for stories. By default it does in December. */
  festive?: boolean;
};

/** The school's crest, which wears a red cap in December. */
export function SeasonCrest({ festive, ...crest }: SeasonCrestProps) {
  const december = useChristmas();
  if (!(festive ?? december)) return <Crest {...crest} />;
  return (
    // Lowered a little, for in a header the cap has no room above the crest.
    <span className="relative inline-block shrink-0 translate-y-[15%]">
      <Crest {...crest} />
      <Suspense>
        <Cap />
      </Suspense>
    </span>
  );
}
