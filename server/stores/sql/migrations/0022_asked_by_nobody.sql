-- Takes all tables, or none, as 0014 does: a foreign key is dropped on both sides.
DO $$
DECLARE
	before text := current_setting('lock_timeout');
BEGIN
	PERFORM set_config('lock_timeout', '50ms', true);
	LOOP
		BEGIN
			LOCK TABLE "clients", "mails", "reset_links";
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.1);
		END;
	END LOOP;
	PERFORM set_config('lock_timeout', before, true);
END
$$;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_client_id_clients_id_fk";--> statement-breakpoint
ALTER TABLE "reset_links" DROP CONSTRAINT "reset_links_client_id_clients_id_fk";
