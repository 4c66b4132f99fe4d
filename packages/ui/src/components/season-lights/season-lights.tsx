import type { ComponentProps, ComponentType } from "react";
import { Suspense, lazy } from "react";
import type { CrestProps } from "../crest/crest.tsx";
import { Crest } from "../crest/crest.tsx";
import { useChristmas } from "./use-christmas.ts";

type Drawing = { default: ComponentType<ComponentProps<"svg">> };

// Loaded only in December. If they cannot be loaded, nothing is missing.
const drawings = () => import("./drawings.tsx");
const nothing = (): Drawing => ({ default: () => null });
const Lights = lazy(() => drawings().then((all): Drawing => ({ default: all.Lights }), nothing));
const Cap = lazy(() => drawings().then((all): Drawing => ({ default: all.Cap }), nothing));

export type SeasonLightsProps = Omit<ComponentProps<"svg">, "children"> & {
  /** Shows them, or not, on any date, for stories; by default in December. */
  lit?: boolean;
};

/**
 * Christmas lights along the upper edge of the positioned element around them, in December only. They come
 * after the page and move nothing.
 */
export function SeasonLights({ lit, ...rest }: SeasonLightsProps) {
  const december = useChristmas();
  if (!(lit ?? december)) return null;
  return (
    <Suspense>
      <Lights {...rest} />
    </Suspense>
  );
}

export type SeasonCrestProps = CrestProps & {
  /** Shows the cap, or not, on any date, for stories; by default in December. */
  festive?: boolean;
};

/** The school's crest, with a red cap in December. */
export function SeasonCrest({ festive, ...crest }: SeasonCrestProps) {
  const december = useChristmas();
  if (!(festive ?? december)) return <Crest {...crest} />;
  return (
    // Moved down a little, because a header has no room for the cap above the crest.
    <span className="relative inline-block shrink-0 translate-y-[15%]">
      <Crest {...crest} />
      <Suspense>
        <Cap />
      </Suspense>
    </span>
  );
}
