DROP INDEX "users_user_type_idx";--> statement-breakpoint
DROP INDEX "users_by_last_seen";--> statement-breakpoint
CREATE INDEX "users_user_type_idx" ON "users" USING btree (lower("user_type"));--> statement-breakpoint
CREATE INDEX "users_by_last_seen" ON "users" USING btree ("last_seen_at" DESC NULLS LAST,"id" DESC NULLS FIRST);