import type { ReactElement, ReactNode } from "react";
import * as Radix from "@radix-ui/react-tooltip";
import { cx } from "class-variance-authority";

export type TooltipProps = {
  /** What it says, in a few words: a hint, or the whole of what is cut off beside it. */
  text: ReactNode;
  /** The one control that it explains; it must be one that takes the focus, such as a button or a link. */
  children: ReactElement;
  /** Where it stands, as long as there is room. */
  side?: "top" | "right" | "bottom" | "left";
  /** Classes for the box of words. */
  className?: string;
};

/**
 * A few words beside a control while it is pointed at or focused; Escape closes it, and the pointer may
 * move onto the words. A finger on a phone cannot open it: nothing may be said only here.
 */
export function Tooltip({ text, children, side = "top", className }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cx(
              "base:z-50 base:max-w-[min(20rem,calc(100vw-1rem))] base:animate-appear base:rounded base:bg-ink base:px-3 base:py-1.5 base:text-14 base:text-paper base:break-words base:shadow-float print:hidden",
              className,
            )}
          >
            {text}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
