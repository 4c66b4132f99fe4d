import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** In the place of a page that was opened without what it needs: leads back, or to the start. */
export function GoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    // The router calls the first entry of a tab "default": there is nothing of ours behind it.
    if (key === "default") navigate(publicPaths.landing, { replace: true });
    else navigate(-1);
  }, [key, navigate]);
  return null;
}
