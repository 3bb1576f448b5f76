### Partie zapisane na tym urządzeniu i to, do czego potrzebny jest serwer.

study-no-server = Analiza i ćwiczenia na razie wymagają serwera.
