import type { ReactElement, ReactNode } from "react";
import * as Radix from "@radix-ui/react-tooltip";
import { cx } from "class-variance-authority";

export type TooltipProps = {
  /** A hint in a few words, or the full text of what is cut off. */
  text: ReactNode;
  /** The control that it explains. It must be focusable, such as a button or a link. */
  children: ReactElement;
  /** The preferred side. */
  side?: "top" | "right" | "bottom" | "left";
  /** Classes for the tooltip. */
  className?: string;
};

/**
 * A few words beside a control while it is hovered or focused. Escape closes it, and the pointer may move
 * onto it. Touch cannot open it, so it must not be the only place for information.
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
