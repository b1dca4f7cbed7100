-- Takes all tables, or none: servers that go on meanwhile take them in other orders, and each would wait for the other.
-- It waits 50 ms for each, and lets all go: in sum less than the second after which PostgreSQL ends one of the two.
DO $$
DECLARE
	before text := current_setting('lock_timeout');
BEGIN
	PERFORM set_config('lock_timeout', '50ms', true);
	LOOP
		BEGIN
			LOCK TABLE "clients", "projects", "tickets", "events", "files", "idempotency_keys", "messages", "milestones",
				"notifications", "payments", "reset_links", "updates", "uploads";
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.1);
		END;
	END LOOP;
	PERFORM set_config('lock_timeout', before, true);
END
$$;--> statement-breakpoint
ALTER TABLE "events"
	DROP CONSTRAINT "events_client_id_clients_id_fk",
	ADD CONSTRAINT "events_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files"
	DROP CONSTRAINT "files_projectid_projects__id_fk",
	ADD CONSTRAINT "files_projectid_projects__id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys"
	DROP CONSTRAINT "idempotency_keys_client_id_clients_id_fk",
	ADD CONSTRAINT "idempotency_keys_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages"
	DROP CONSTRAINT "messages_ticket_id_tickets_ticket_id_fk",
	ADD CONSTRAINT "messages_ticket_id_tickets_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("ticket_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones"
	DROP CONSTRAINT "milestones_projectid_projects__id_fk",
	ADD CONSTRAINT "milestones_projectid_projects__id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications"
	DROP CONSTRAINT "notifications_client_id_clients_id_fk",
	ADD CONSTRAINT "notifications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"
	DROP CONSTRAINT "payments_client_id_clients_id_fk",
	ADD CONSTRAINT "payments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action,
	DROP CONSTRAINT "payments_projectid_projects__id_fk",
	ADD CONSTRAINT "payments_projectid_projects__id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects"
	DROP CONSTRAINT "projects_client_id_clients_id_fk",
	ADD CONSTRAINT "projects_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_links"
	DROP CONSTRAINT "reset_links_client_id_clients_id_fk",
	ADD CONSTRAINT "reset_links_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets"
	DROP CONSTRAINT "tickets_client_id_clients_id_fk",
	ADD CONSTRAINT "tickets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates"
	DROP CONSTRAINT "updates_projectid_projects__id_fk",
	ADD CONSTRAINT "updates_projectid_projects__id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads"
	DROP CONSTRAINT "uploads_client_id_clients_id_fk",
	ADD CONSTRAINT "uploads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;
