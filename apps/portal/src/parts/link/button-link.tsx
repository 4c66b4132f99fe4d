import { Button, type ButtonProps } from "@polyportal/ui/button";
import { BareLink, type LinkSlotProps } from "@polyportal/ui/link";

type Props = LinkSlotProps & Pick<ButtonProps, "variant" | "size">;

/** A link that looks like a button, for going somewhere and never for doing: a page's other ways on. */
export const ButtonLink = ({ variant = "secondary", size, ...link }: Props) => (
  <Button asChild variant={variant} size={size}>
    <BareLink {...link} />
  </Button>
);
